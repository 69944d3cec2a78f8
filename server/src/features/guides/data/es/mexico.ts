import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'América del Norte' },
  currency: { of: '712b589c', text: 'peso mexicano (MXN)' },
  'visaRequirements.touristVisa': {
    of: '2288ecc6',
    text: 'Los ciudadanos de muchos países pueden visitar México sin visa, y también quienes tienen una visa o residencia vigente de determinados países. El agente en la frontera fija la duración de la estancia, que puede llegar a 180 días. Los visitantes no pueden aceptar un trabajo remunerado ni tienen franquicia para el menaje de casa; consulte qué se aplica a su pasaporte en un consulado de México.',
  },
  'visaRequirements.workVisa': {
    of: '9e2c9443',
    text: 'Para un empleo en México, el empleador pide primero la autorización al Instituto Nacional de Migración (INM); después usted acude a un consulado de México para obtener la visa y la canjea por una tarjeta de residente tras su llegada. Las personas con ingresos del extranjero suelen solicitar, en cambio, la residencia temporal en el consulado acreditando solvencia económica.',
  },
  'visaRequirements.residencePermit': {
    of: 'af0481f5',
    text: 'México otorga la residencia temporal, por lo general de un año al principio y hasta cuatro en total, y la residencia permanente. La visa se obtiene en un consulado y se canjea por la tarjeta en el Instituto Nacional de Migración (INM), normalmente dentro de los 30 días siguientes a la entrada. De cuál de las dos tenga depende también el trato que reciben su menaje de casa y su automóvil.',
  },
  'visaRequirements.familyReunification': {
    of: '6f724b1f',
    text: 'Los cónyuges, parejas, hijos y padres de residentes y de mexicanos pueden por lo general obtener la residencia en México por unidad familiar, en un consulado o en el Instituto Nacional de Migración (INM). Haga apostillar y traducir las actas de nacimiento y de matrimonio antes de partir, pues son difíciles de conseguir desde lejos.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '10e1b0ec',
    text: 'México permite a la familia que establece su residencia introducir un solo envío, el menaje de casa, libre de impuestos de importación: bienes usados comprados al menos 6 meses antes de la importación. Para los residentes permanentes la importación es definitiva; para los residentes temporales y los estudiantes es temporal y está ligada a la estancia, así que pregunte al consulado qué ocurre con los bienes si cambia su condición. El envío puede llegar con usted, hasta 3 meses antes o hasta 6 meses después, sin prórroga. Los mexicanos que regresan necesitan al menos 6 meses en el extranjero, aunque algunos consulados hablan de 2 años.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '5de1047c',
    text: 'Armas de fuego, incluso de colección, y municiones: un solo cartucho puede ser un delito federal grave en México.',
  },
  'customsRegulations.prohibitedItems.1': { of: '2716d831', text: 'Drogas.' },
  'customsRegulations.prohibitedItems.2': {
    of: '129d4c45',
    text: 'Cigarrillos electrónicos y vapeadores: su importación está prohibida, hasta donde se sabe.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: '28808da8',
    text: 'Artículos para el comercio o uso comercial, que no pueden figurar en la lista de menaje.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'ef0d981e',
    text: 'Carne fresca, plantas vivas, semillas y tierra, como regla general.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '6e5fc45c',
    text: 'Vehículos de motor: no forman parte de la lista de menaje, así que requieren su propia importación.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'ef4c7c61',
    text: 'Bebidas alcohólicas: no pueden figurar en la lista de menaje.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '473f68e6',
    text: 'Artículos nuevos o comprados menos de 6 meses antes de la importación: no los cubre la franquicia.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'a5894c89',
    text: 'Drones y equipos de radio: pueden necesitar un permiso, así que pregunte al agente aduanal.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '3a6a4d66',
    text: 'Medicamentos: llévelos con la receta, en la caja original y en una cantidad para uso personal.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fb1a28cf',
    text: 'Certificado a lista de menaje de casa, del consulado de México correspondiente al lugar que deja.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '7f053af6',
    text: 'Inventario en español, en cuatro ejemplares, con la marca, el modelo y el número de serie de cada aparato eléctrico.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '52103a7c',
    text: 'Pasaporte con la visa de residente o la tarjeta de residente.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'e9679121',
    text: 'Comprobante del domicilio en el extranjero y del nuevo domicilio en México, según pida el consulado.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '95f37090',
    text: 'Poder para el agente aduanal que despacha los bienes.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Conocimiento de embarque o guía aérea, que facilita la empresa de mudanzas.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '5c494279',
    text: 'El despacho en México suele tardar unos 5 a 15 días hábiles y se hace a través de un agente aduanal. La falta de números de serie en la lista es una causa frecuente de retraso. Acuda al consulado antes de embalar, porque una lista certificada demasiado tarde detiene todo el envío.',
  },
  'petImport.vaccinations.0': {
    of: '3d74b676',
    text: 'Vacuna contra la rabia para mascotas de más de tres meses, si viene de un país distinto de Estados Unidos o Canadá.',
  },
  'petImport.vaccinations.1': {
    of: '76c11aff',
    text: 'Tratamiento contra parásitos internos y externos dentro de los 6 meses anteriores a la entrada, desde esos mismos países.',
  },
  'petImport.vaccinations.2': {
    of: '5cc607fd',
    text: 'Las mascotas de Estados Unidos y Canadá no necesitan certificado zoosanitario para México, pero se inspeccionan igualmente; lleve de todos modos la cartilla de vacunación.',
  },
  'petImport.quarantine': {
    of: '06cc4a31',
    text: 'México no pide cuarentena: SENASICA inspecciona a la mascota en su oficina (OISA) del aeropuerto o de la frontera, y un animal sano se va con usted. Lleve una transportadora limpia y comida para un solo día. Un animal con garrapatas o heridas puede tener que recibir tratamiento antes, a costa de usted.',
  },
  'petImport.healthCertificate': {
    of: 'dd56f110',
    text: 'Desde países distintos de Estados Unidos y Canadá, un perro o un gato suele necesitar para México un certificado zoosanitario de no más de 15 días de antigüedad que indique la vacuna contra la rabia y el tratamiento antiparasitario. El microchip no es obligatorio, pero la aerolínea o el país al que regrese pueden exigirlo. Consulte a SENASICA (gob.mx/senasica) antes de volar, pues las normas cambian también cuando hay brotes de enfermedades.',
  },
  'vehicleImport.regulations': {
    of: 'c8a5a3ec',
    text: 'En México, un automóvil no forma parte del menaje de casa. Los visitantes y los residentes temporales pueden por lo general tener un permiso de importación temporal (TIP) de Banjercito, ligado a su condición; los residentes permanentes no pueden, y deben nacionalizar el automóvil o sacarlo del país. Baja California, parte de Sonora y la zona fronteriza tienen reglas más sencillas.',
  },
  'vehicleImport.duties': {
    of: '853e9d55',
    text: 'El permiso de importación temporal para México cuesta una tarifa y un depósito reembolsable en lugar de impuestos de importación; consulte los importes en Banjercito. La importación definitiva cuesta los impuestos de importación, el IVA y los honorarios de un agente aduanal, y está abierta sobre todo a automóviles con un VIN de América del Norte y una antigüedad de unos 8 a 9 años; pida una cifra a un agente antes de decidir.',
  },
  'vehicleImport.documentation.0': {
    of: 'ccab84d5',
    text: 'Registro y título de propiedad del automóvil a su nombre.',
  },
  'vehicleImport.documentation.1': {
    of: 'c8d5c437',
    text: 'Pasaporte y el permiso de visitante o la tarjeta de residente temporal.',
  },
  'vehicleImport.documentation.2': {
    of: '6c643290',
    text: 'Licencia de conducir y una tarjeta de pago para el depósito del permiso temporal.',
  },
  'vehicleImport.documentation.3': {
    of: '028ba3c0',
    text: 'Seguro mexicano de responsabilidad civil, ya que por lo general no se aceptan pólizas extranjeras.',
  },
  'vehicleImport.documentation.4': {
    of: 'a7cd64d3',
    text: 'Agente aduanal y prueba de origen (VIN), para la importación definitiva.',
  },
  'vehicleImport.restrictions': {
    of: '1c238087',
    text: 'Para los residentes permanentes rara vez compensa llevar un automóvil a México; para los residentes temporales que llegan conduciendo desde el norte, puede ser. El permiso temporal termina con la condición migratoria: al convertirse en residente permanente hay que sacar el automóvil o nacionalizarlo, y un permiso vencido cuesta el depósito y puede costar el automóvil.',
  },
  'healthcare.system': {
    of: '0e3ec2c3',
    text: 'México tiene sistemas públicos, como el IMSS para los empleados y sus familias, y un gran sector privado con muy buenos hospitales en las ciudades. La mayoría de los recién llegados acude a médicos privados, cuya calidad y precios varían, así que pregunte de antemano.',
  },
  'healthcare.insurance': {
    of: '0cae0092',
    text: 'Los empleados en México están cubiertos por el IMSS a través del empleador; los demás residentes pueden a menudo afiliarse de forma voluntaria, con exclusiones por enfermedades anteriores. Muchos recién llegados contratan un seguro privado, pues los hospitales privados piden una garantía o un depósito al ingresar.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: '1311c21b',
    text: 'En México la enseñanza va desde el preescolar, pasando por seis años de primaria y tres de secundaria, hasta la educación media superior, y es obligatoria y gratuita en las escuelas públicas. El ciclo escolar suele empezar a finales de agosto. Para la inscripción, lleve boletas de calificaciones apostilladas.',
  },
  'education.languageOfInstruction': {
    of: '6049e067',
    text: 'En las escuelas de México se enseña en español, y en algunas también en lenguas indígenas. Las escuelas bilingües e internacionales de las ciudades más grandes enseñan en inglés, francés, alemán y otros idiomas.',
  },
  'utilities.electricity': {
    of: '161d21f8',
    text: 'En México la corriente es de 127 V a 60 Hz, con enchufes de los tipos A y B, así que los aparatos de Estados Unidos y Canadá funcionan tal cual. Los fabricados solo para 220 a 240 V es mejor dejarlos. Un protector contra sobretensiones es buena idea, pues el voltaje puede variar.',
  },
  'utilities.internet': {
    of: '774641fd',
    text: 'La fibra y el cable son corrientes en las ciudades mexicanas e irregulares en el campo. Pregunte a los vecinos qué proveedor funciona en su calle y cubra la espera con un plan móvil de prepago.',
  },
  'utilities.banking': {
    of: 'ddecea5c',
    text: 'Los bancos de México suelen abrir cuentas a los residentes con la tarjeta de residente, el pasaporte y un comprobante de domicilio; los visitantes rara vez pueden abrir una. A menudo se piden una clave fiscal (RFC) del SAT y la clave de población (CURP).',
  },
  'culturalTips.0': {
    of: '753982a3',
    text: 'En México, salude a todos al entrar en una oficina, una tienda o una sala de espera; un buenos días ayuda mucho.',
  },
  'culturalTips.1': {
    of: '140e34ff',
    text: 'La comida del mediodía es la principal en México y a menudo empieza después de las dos de la tarde, así que organice las visitas y las entregas en función de ella.',
  },
  'culturalTips.2': {
    of: '6ee420a3',
    text: 'Guarde varias copias de sus documentos: en México muchas oficinas piden originales y copias, y que los nombres estén escritos exactamente como en el pasaporte.',
  },
  'culturalTips.3': {
    of: '70e28233',
    text: 'El agua de la llave (del grifo) en México casi no se bebe; pida garrafones o instale un filtro en los primeros días.',
  },
  'importantContacts.emergencyServices': {
    of: 'eb161cca',
    text: 'En México, marque el 911 para la policía, una ambulancia o los bomberos.',
  },
  'importantContacts.taxOffice': {
    of: '66e5b83b',
    text: 'El Servicio de Administración Tributaria (SAT) se ocupa de los impuestos en México: sat.gob.mx.',
  },
  'sources.0.title': { of: '33999d6d', text: 'Embajada de México en Costa Rica: menaje de casa de extranjeros' },
  'sources.1.title': { of: 'b68f61e6', text: 'Embajada de México en Singapur: menaje de casa' },
  'sources.2.title': { of: '20f77d5a', text: 'Consulado de México en Boise: menaje de casa' },
  'sources.3.title': { of: '790350ee', text: 'Consulado de México en El Paso: certificado a lista de menaje de casa' },
  'sources.4.title': { of: '615ab956', text: 'Instituto Nacional de Migración de México (INM)' },
  'sources.5.title': { of: '57340555', text: 'SENASICA: sanidad animal en México' },
  'sources.6.title': { of: '37ef1d76', text: 'Agencia Nacional de Aduanas de México (ANAM)' },
  'sources.7.title': { of: '5bf90fe3', text: 'Servicio de Administración Tributaria de México (SAT)' },
  'sources.8.title': { of: '0cfdff18', text: 'Infobae: requisitos para perros y gatos (secondary)' },
  'sources.9.title': { of: 'd885d966', text: 'Mexico On My Mind: automóviles con placas extranjeras (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
